/** A labelled input that cannot be judged: its scene, its facts or what it means are not in the theme. */
export class LabelError extends Error {
  override readonly name = 'LabelError'
}
