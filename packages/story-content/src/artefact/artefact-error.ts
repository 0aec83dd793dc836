/** A file of the artefact cannot be used. The message is for the operator, and all they need to read. */
export class ArtefactError extends Error {
  override readonly name = 'ArtefactError'

  constructor(file: string, fault: 'is missing' | 'is damaged', cause: unknown = null) {
    super(`${file} ${fault}. Run pnpm build to build it again.`, { cause })
  }
}
