/** What is in the way of a backup, restore or move, in a sentence for the person at the keyboard. */
export class OperationError extends Error {
  override name = 'OperationError';
}

/** The order can't be carried out as it was given. */
export class UsageError extends Error {
  override name = 'UsageError';
}
