export type BranchStep = { readonly node: string; readonly choice: number }

export type BranchState = {
  /** Every choice that led here, in order. */
  readonly path: readonly BranchStep[]
  /** The key of the scene or the ending that is reached. */
  readonly at: string
  /** What is remembered. */
  readonly flags: readonly string[]
}
