import { isRecord } from '@doran/contract/json'
import { failureOfConnection, failureOfStatus } from './model-failure.js'
import { ModelError } from './model-port.js'
import { openRequest, urlBelow } from './open-request.js'

const MAX_BYTES = 1_048_576

/** The names of the models an OpenAI-compatible server has; rejects with `ModelError`. */
export async function listModels(
  server: { baseUrl: string; apiKey: string | null },
  timeoutMs: number,
): Promise<readonly string[]> {
  const body = await readWhole(server, timeoutMs)
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new ModelError('bad-answer', 'the list of models is not JSON')
  }
  const data: unknown = isRecord(parsed) ? parsed['data'] : null
  if (!Array.isArray(data)) throw new ModelError('bad-answer', 'there is no list of models')
  return data.flatMap((model: unknown) =>
    isRecord(model) && typeof model['id'] === 'string' ? [model['id']] : [],
  )
}

function readWhole(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | null },
  timeoutMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (failure: ModelError) => {
      clearTimeout(timer)
      call.close()
      reject(failure)
    }
    const onTimeOut = () => fail(new ModelError('time-out-first', `no list in ${timeoutMs} ms`))
    const timer = setTimeout(onTimeOut, timeoutMs)
    const call = openRequest(
      { url: urlBelow(baseUrl, 'models'), method: 'GET', apiKey },
      {
        onAnswer(answer) {
          const chunks: Buffer[] = []
          let size = 0
          answer.on('data', (chunk: Buffer) => {
            size += chunk.length
            chunks.push(chunk)
            if (size > MAX_BYTES) fail(new ModelError('bad-answer', 'a list of more than 1 MB'))
          })
          answer.on('error', (error) => fail(failureOfConnection(error, true)))
          answer.on('end', () => {
            const body = Buffer.concat(chunks).toString()
            const status = answer.statusCode ?? 0
            if (status !== 200) {
              return fail(failureOfStatus({ status, body, retryAfter: undefined }, apiKey))
            }
            clearTimeout(timer)
            resolve(body)
          })
        },
        onError: (error) => fail(failureOfConnection(error, false)),
      },
    )
  })
}
