export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelPrompt = {
  messages: readonly ModelMessage[]
  maxTokens: number
  temperature?: number
}

export type ModelFinish = {
  reason: 'stop' | 'length' | 'other'
  /** As the server names it, cleaned; null where it does not say. */
  model: string | null
}

export type StreamOptions = {
  signal: AbortSignal
  onText: (text: string) => void
  onSign?: () => void
}

export interface ModelPort {
  /**
   * Streams one answer. `onText` gets every piece as it comes, `onSign` a sign of life without text (reasoning).
   * Rejects with `ModelError`. Aborting closes the upstream at once.
   */
  stream(prompt: ModelPrompt, options: StreamOptions): Promise<ModelFinish>
}

export type ModelErrorKind =
  | 'refused'
  | 'busy'
  | 'unauthorised'
  | 'unknown-model'
  | 'bad-answer'
  | 'time-out-first'
  | 'time-out-silence'
  | 'time-out-total'
  | 'too-long'
  | 'broke-off'
  | 'aborted'

type ErrorFacts = { status?: number; retryAfterMs?: number | null; cause?: unknown }

/** The message is for logs and operators: it may quote what the server said, never the key or the prompt. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: ModelErrorKind
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(kind: ModelErrorKind, message: string, facts: ErrorFacts = {}) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined)
    this.kind = kind
    this.status = facts.status ?? null
    this.retryAfterMs = facts.retryAfterMs ?? null
  }
}
