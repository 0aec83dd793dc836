const resets = new Set<() => void>()

/**
 * State that lives as long as the page: created at its first use, and gone when the document is loaded again. The
 * modules of the sites keep no other state of their own, so that a test can start on a new page.
 */
export function pageState<State extends object>(create: () => State): () => State {
  let state: State | null = null
  resets.add(() => {
    state = null
  })
  return () => (state ??= create())
}

/** Starts all states again, as loading the document does. */
export function resetPageStates(): void {
  for (const reset of resets) reset()
}
