/** Selects the k best values; ties go to the lower number. */
export class Best {
  readonly agents: Int32Array;
  readonly values: Float64Array;
  size = 0;

  constructor(most: number) {
    this.agents = new Int32Array(most);
    this.values = new Float64Array(most);
  }

  /** Smallest value that can still enter. */
  get least(): number {
    return this.size < this.values.length ? -Infinity : this.values[this.size - 1]!;
  }

  offer(agent: number, value: number): void {
    const { agents, values } = this;
    if (values.length === 0) return;
    let at = this.size;
    if (at === values.length) {
      at -= 1;
      if (value < values[at]! || (value === values[at] && agent > agents[at]!)) return;
    } else this.size += 1;
    while (at > 0 && (values[at - 1]! < value || (values[at - 1] === value && agents[at - 1]! > agent))) {
      values[at] = values[at - 1]!;
      agents[at] = agents[at - 1]!;
      at -= 1;
    }
    values[at] = value;
    agents[at] = agent;
  }
}
