/** An active agent of the company. */
export interface RoutedAgent {
  id: number;
  name: string;
}
