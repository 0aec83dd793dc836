/** A file to download, sent a part at a time; `contentType` where the call's declaration does not say enough. */
export type Download = {
  fileName: string
  contentType?: string
  body: AsyncIterable<string | Uint8Array>
}
