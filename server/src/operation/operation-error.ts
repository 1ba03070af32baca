/** Why a backup, restore or move is impossible, in a sentence for the operator. */
export class OperationError extends Error {
  override name = 'OperationError';
}

/** The arguments are invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}
