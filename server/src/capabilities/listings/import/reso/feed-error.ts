/** Its message is a sentence for whoever runs the import, without secrets. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** Status of the answer that could not be used, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
