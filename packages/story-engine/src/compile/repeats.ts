/** Where a name stands that stood in the list before. */
export function repeatsIn(names: readonly string[]): { index: number; name: string }[] {
  return names
    .map((name, index) => ({ index, name }))
    .filter(({ index, name }) => names.indexOf(name) < index)
}
