/** What comes first of many, by a number. */
export class Heap<T> {
  private readonly items: { at: number; item: T }[] = [];

  get size(): number {
    return this.items.length;
  }

  get first(): { at: number; item: T } | undefined {
    return this.items[0];
  }

  push(at: number, item: T): void {
    let place = this.items.push({ at, item }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (this.at(above) <= this.at(place)) break;
      this.swap(above, place);
      place = above;
    }
  }

  pop(): { at: number; item: T } | undefined {
    const [first] = this.items;
    const last = this.items.pop();
    if (!first || !last || this.items.length === 0) return first;
    this.items[0] = last;
    for (let place = 0; ; ) {
      const below = 2 * place + 1;
      const least = this.at(below + 1) < this.at(below) ? below + 1 : below;
      if (this.at(least) >= this.at(place)) return first;
      this.swap(least, place);
      place = least;
    }
  }

  private at(place: number): number {
    return this.items[place]?.at ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const [one, other] = [this.items[a], this.items[b]];
    if (one && other) {
      this.items[a] = other;
      this.items[b] = one;
    }
  }
}
