import { createOpenAiModel } from '../openai-reader.js'
import { startStream, startUpstream } from './upstream.js'

export const SECRET = 'sk-a-secret-of-the-tests'

export const modelAt = (url: string) =>
  createOpenAiModel({ baseUrl: url, apiKey: SECRET, name: 'stub' })

/** A model whose server writes these chunks and ends. */
export async function modelSaying(...chunks: (string | Buffer)[]) {
  const { url } = await startUpstream(({ answer }) => {
    startStream(answer)
    for (const chunk of chunks) answer.write(chunk)
    answer.end()
  })
  return modelAt(url)
}
