/** Runs `work` on every item, `width` at a time, and answers in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await work(item, index))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return items.flatMap((_, index) => results.get(index) ?? [])
}
