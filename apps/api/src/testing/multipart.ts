/** A body with one file, as a form of a page sends it. */
export function multipart(file: Uint8Array): {
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
} {
  const boundary = 'doran-tests'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
