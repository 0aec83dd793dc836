/** A file to download, told a part at a time. */
export type Download = { fileName: string; body: AsyncIterable<string> }
