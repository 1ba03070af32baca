ALTER TABLE "letters" ADD COLUMN "invitations" text;
