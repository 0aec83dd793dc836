/**
 * Who may see a picture. `everyone`: it stays public. `until-withdrawn`: public until its owner takes it back. `owner`:
 * for the asker alone.
 */
export type Audience = 'everyone' | 'until-withdrawn' | 'owner'

/** The thing that a link's picture shows. */
export type LinkSubject = {
  /** The picture's current address. */
  address: string
  /** A picture of another version is drawn again. */
  version: string
  audience: Audience
}

export type LinkImage = { address: string; audience: Audience; png: ArrayBuffer }

/** Thrown when a sender has had too much drawn. */
export class DrawingRefused extends Error {
  override name = 'DrawingRefused'
}
