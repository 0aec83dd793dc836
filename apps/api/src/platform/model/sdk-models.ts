import { isRecord } from '@doran/contract/json'
import { cleanModelName } from './honest-name.js'
import { failureOfConnection, failureOfStatus } from './model-failure.js'
import {
  ModelError,
  type ModelFinish,
  type ModelMessage,
  type ModelPort,
  type ModelPrompt,
  type StreamOptions,
} from './model-port.js'

export type SdkServer = {
  provider: 'anthropic' | 'google'
  /** Null is the provider's own address. */
  baseUrl: string | null
  apiKey: string
  name: string
}

/** Anthropic's and Google's models. Nothing of the AI SDK is loaded before the first answer. */
export function createSdkModel(server: SdkServer): ModelPort {
  return {
    async stream(prompt, options) {
      if (options.signal.aborted) throw new ModelError('aborted', 'stopped before it began')
      let hasText = false
      const listeners: StreamOptions = {
        ...options,
        onText(text) {
          hasText = true
          options.onText(text)
        },
      }
      try {
        return await readParts(await openParts(server, prompt, options.signal), listeners)
      } catch (error) {
        if (options.signal.aborted) throw new ModelError('aborted', 'stopped')
        throw error instanceof ModelError ? error : failureOfSdk(error, hasText, server.apiKey)
      }
    },
  }
}

async function openParts(server: SdkServer, prompt: ModelPrompt, signal: AbortSignal) {
  const [{ streamText }, model] = await Promise.all([import('ai'), openModel(server)])
  const { instructions, messages } = separateSystem(prompt.messages)
  const result = streamText({
    model,
    ...(instructions !== '' && { instructions }),
    messages,
    maxOutputTokens: prompt.maxTokens,
    ...(prompt.temperature !== undefined && { temperature: prompt.temperature }),
    abortSignal: signal,
    maxRetries: 0,
    // The default writes the error, and with it the prompt, to the console.
    onError: () => undefined,
  })
  return result.stream
}

async function openModel({ provider, baseUrl, apiKey, name }: SdkServer) {
  const settings = { apiKey, fetch: fetchDirectly, ...(baseUrl !== null && { baseURL: baseUrl }) }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(settings)(name)
  }
  const { createGoogle } = await import('@ai-sdk/google')
  return createGoogle(settings)(name)
}

/** A redirect would carry the key to wherever it points. */
const fetchDirectly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

type Part =
  | { type: 'text-delta' | 'reasoning-delta'; text: string }
  | { type: 'error'; error: unknown }
  | { type: 'finish-step'; finishReason: string; response: { modelId: string } }
  | { type: string }

async function readParts(parts: AsyncIterable<Part>, options: StreamOptions): Promise<ModelFinish> {
  let finish: ModelFinish | null = null
  for await (const part of parts) {
    if (part.type === 'text-delta' && 'text' in part) {
      if (part.text !== '') options.onText(part.text)
    } else if (part.type === 'reasoning-delta') {
      options.onSign?.()
    } else if (part.type === 'error' && 'error' in part) {
      throw part.error
    } else if (part.type === 'abort') {
      throw new ModelError('aborted', 'stopped')
    } else if (part.type === 'finish-step' && 'finishReason' in part) {
      finish = finishOf(part.finishReason, part.response.modelId)
    }
  }
  return finish ?? finishOf('interrupted', null)
}

function finishOf(reason: string, modelId: string | null): ModelFinish {
  if (reason === 'interrupted') {
    throw new ModelError('broke-off', 'the answer ends without saying so')
  }
  const model = cleanModelName(modelId)
  return reason === 'stop' || reason === 'length' ? { reason, model } : { reason: 'other', model }
}

/** The SDK's own error holds the request, so it is never kept as a cause. */
function failureOfSdk(error: unknown, hasText: boolean, secret: string): ModelError {
  const facts = isRecord(error) ? error : {}
  const status = facts['statusCode']
  const body = typeof facts['responseBody'] === 'string' ? facts['responseBody'] : ''
  if (hasText) return new ModelError('broke-off', `the answer broke off (${codeIn(facts)})`)
  if (typeof status === 'number' && status !== 200) {
    const headers = isRecord(facts['responseHeaders']) ? facts['responseHeaders'] : {}
    const retryAfter = headers['retry-after']
    return failureOfStatus(
      {
        status,
        body: body || JSON.stringify(facts['data'] ?? facts['type'] ?? ''),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
      },
      secret,
    )
  }
  if (status === 200 || !isCallError(facts)) {
    return new ModelError('bad-answer', `the answer could not be read (${codeIn(facts)})`)
  }
  return failureOfConnection(facts['cause'], false)
}

const isCallError = (facts: Record<string, unknown>) => facts['name'] === 'AI_APICallError'

const codeIn = ({ name, type }: Record<string, unknown>) =>
  typeof type === 'string' ? type : typeof name === 'string' ? name : 'unknown'

/** Providers take system texts apart from the talk, and want it to start with the user. */
export function separateSystem(promptMessages: readonly ModelMessage[]) {
  const instructions = promptMessages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n\n')
  const talk = promptMessages.flatMap(({ role, content }) =>
    role === 'system' ? [] : [{ role, content }],
  )
  const opening = { role: 'user' as const, content: '이야기를 시작해 주세요.' }
  const messages = talk[0]?.role === 'user' ? talk : [opening, ...talk]
  return { instructions, messages }
}
