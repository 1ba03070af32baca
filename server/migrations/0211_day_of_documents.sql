ALTER TABLE "document_versions" ADD COLUMN "dated_on" date;
