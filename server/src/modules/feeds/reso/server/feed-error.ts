/** Its message is a sentence for the person who runs the import, without secrets. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** HTTP status of the unusable response, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
