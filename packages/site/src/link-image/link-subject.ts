/**
 * Who may see a picture. `everyone`: it stays public. `until-withdrawn`: public until its owner takes it back. `owner`:
 * for the asker alone.
 */
export type Audience = 'everyone' | 'until-withdrawn' | 'owner'

/** What a link's picture is drawn of. */
export type LinkSubject = {
  /** Where its picture is now. */
  address: string
  /** Where this differs it is drawn anew. */
  version: string
  audience: Audience
}

export type LinkImage = { address: string; audience: Audience; png: ArrayBuffer }

/** Whoever asks has had too much drawn. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused'
}
