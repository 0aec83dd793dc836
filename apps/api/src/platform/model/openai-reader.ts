import { failureOfConnection } from './model-failure.js'
import {
  ModelError,
  type ModelFinish,
  type ModelPort,
  type ModelPrompt,
  type StreamOptions,
} from './model-port.js'
import { readAnswer } from './openai-answer.js'
import { openRequest, urlBelow, type UpstreamCall } from './open-request.js'

/** How long a finished answer may take to free its connection before it is closed. */
const DRAIN_MS = 1_000

export type OpenAiServer = { baseUrl: string; apiKey: string | null; name: string }

/** Any server with OpenAI's `/chat/completions`. */
export function createOpenAiModel(server: OpenAiServer): ModelPort {
  const url = urlBelow(server.baseUrl, 'chat/completions')
  // Hosts of reasoning models refuse `max_tokens`, most others know nothing else: the server's word decides.
  let limitKey: LimitKey = 'max_tokens'
  const send = (prompt: ModelPrompt, options: StreamOptions, key: LimitKey) =>
    streamCall(
      { url, method: 'POST', apiKey: server.apiKey, body: bodyOf(server, prompt, key) },
      options,
    )
  return {
    async stream(prompt, options) {
      const tried = limitKey
      try {
        return await send(prompt, options, tried)
      } catch (error) {
        if (tried === 'max_completion_tokens' || !wantsOtherLimit(error)) throw error
        limitKey = 'max_completion_tokens'
        return send(prompt, options, limitKey)
      }
    },
  }
}

type LimitKey = 'max_tokens' | 'max_completion_tokens'

function bodyOf({ name }: OpenAiServer, prompt: ModelPrompt, limitKey: LimitKey): string {
  const { messages, maxTokens, temperature } = prompt
  return JSON.stringify({
    model: name,
    messages,
    [limitKey]: maxTokens,
    stream: true,
    ...(temperature !== undefined && { temperature }),
  })
}

function wantsOtherLimit(error: unknown): boolean {
  return (
    error instanceof ModelError &&
    error.status === 400 &&
    error.message.includes('max_completion_tokens')
  )
}

/** Makes one request, which ends once; its end also frees or closes the connection. */
function streamCall(call: UpstreamCall, options: StreamOptions): Promise<ModelFinish> {
  const { signal } = options
  const { apiKey } = call
  if (signal.aborted) return Promise.reject(new ModelError('aborted', 'stopped before it began'))
  return new Promise((resolve, reject) => {
    let isOver = false
    const finishOnce = (): boolean => {
      if (isOver) return false
      isOver = true
      signal.removeEventListener('abort', onAbort)
      return true
    }
    const fail = (failure: ModelError) => {
      if (!finishOnce()) return
      upstream.close()
      reject(failure)
    }
    const onAbort = () => fail(new ModelError('aborted', 'stopped'))
    const listeners = {
      onText: (text: string) => void (isOver || options.onText(text)),
      onSign: () => void (isOver || options.onSign?.()),
    }
    let hasAnswer = false
    const upstream = openRequest(call, {
      onAnswer(answer) {
        hasAnswer = true
        readAnswer(answer, listeners, apiKey, {
          onFailure: fail,
          onFinish(finish) {
            if (!finishOnce()) return
            const drain = setTimeout(() => upstream.close(), DRAIN_MS)
            answer.on('close', () => clearTimeout(drain))
            resolve(finish)
          },
        })
      },
      onError: (error) => fail(failureOfConnection(error, hasAnswer)),
    })
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
