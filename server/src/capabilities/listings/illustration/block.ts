/** A drawn building and the room it takes, for what stands around it. */
export interface Block {
  svg: string;
  /** Where its walls begin and end. */
  left: number;
  right: number;
  /** The height of its ridge. */
  top: number;
}
