import type { ModelSettings } from './model-env.js'
import type { ModelError } from './model-port.js'

export type FailureFacts = {
  /** The names that the server has; null where it did not list any. */
  names: readonly string[] | null
  /** A base URL under which a list of models was found in place of the configured one. */
  betterUrl: string | null
}

/** Advises an operator about a failure, in plain words. */
export function explainFailure(
  error: ModelError,
  settings: ModelSettings,
  facts: FailureFacts,
): string[] {
  const serverMessage = `(${error.message})`
  const own = (name: string) => variable(settings, name)
  switch (error.kind) {
    case 'refused':
      return [
        `nobody answers at ${addressOf(settings)} ${serverMessage}`,
        `start the server, or correct ${own('BASE_URL')}; inside a container 127.0.0.1 is the container itself`,
      ]
    case 'unauthorised':
      return settings.apiKey === null
        ? [`the server wants a key ${serverMessage}`, `set ${own('API_KEY')}`]
        : [`the server does not accept the key ${serverMessage}`, `check ${own('API_KEY')}`]
    case 'unknown-model':
      return [
        `there is no model "${settings.name}" ${serverMessage}`,
        ...(facts.betterUrl ? findPath(settings, facts) : choose(settings, facts)),
      ]
    case 'bad-answer':
      return [`the answer is not a chat completion ${serverMessage}`, ...findPath(settings, facts)]
    case 'busy':
      return [
        `the server is too busy ${serverMessage}`,
        `try later, or lower ${own('CONCURRENCY')}`,
      ]
    case 'too-long':
      return [`the prompt is too long for the server ${serverMessage}`, `lower ${own('CONTEXT')}`]
    case 'time-out-first':
      return [
        `no token within ${own('FIRST_TOKEN_MS')}=${settings.firstTokenMs}`,
        'a model that is still being loaded needs longer the first time: try again, or raise it',
      ]
    case 'time-out-silence':
      return [`the answer stopped for ${own('SILENCE_MS')}=${settings.silenceMs}`, 'raise it']
    case 'time-out-total':
      return [
        `the answer took longer than ${own('TOTAL_MS')}=${settings.totalMs}`,
        `raise it, or lower ${own('MAX_TOKENS')}`,
      ]
    case 'broke-off':
      return [
        `the answer broke off ${serverMessage}`,
        "look into the server's log: did it run out of memory?",
      ]
    case 'aborted':
      return ['the check was stopped']
  }
}

export function variable({ tier }: ModelSettings, name: string): string {
  return `STORY_MODEL_${tier === 'deep' ? 'DEEP_' : ''}${name}`
}

/** The address without its query, which may hold secrets. */
export function addressOf({ provider, baseUrl }: ModelSettings): string {
  if (baseUrl === null) return provider
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname.replace(/\/$/, '')}`
}

function choose(settings: ModelSettings, { names }: FailureFacts): string[] {
  const set = `set ${variable(settings, 'NAME')}`
  return names && names.length > 0
    ? [`${set} to one that it has: ${listed(names)}`]
    : [`${set} to a model that the server has`]
}

export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 20).join(', ')
  return names.length > 20 ? `${shown} and ${names.length - 20} more` : shown
}

function findPath(settings: ModelSettings, { betterUrl }: FailureFacts): string[] {
  const own = variable(settings, 'BASE_URL')
  if (betterUrl) return [`the path is wrong: set ${own}=${betterUrl}`]
  return settings.provider === 'openai'
    ? [`check ${own}: it is what stands before /chat/completions, and mostly ends in /v1`]
    : [`check ${own}, or leave it out`]
}
