/** A reporter for Node's test runner: what each file took, a line of JSON each. */
export default async function* nodeFileTimes(events) {
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file)
      yield `${JSON.stringify({ file: data.file, ms: Math.round(data.duration_ms) })}\n`
  }
}
