/** A drawn building and the space it occupies. */
export interface Block {
  svg: string;
  /** Horizontal extent of the walls. */
  left: number;
  right: number;
  /** Height of the ridge. */
  top: number;
}
