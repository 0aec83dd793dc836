import { isRecord } from '@doran/contract/json'
import { cleanModelName } from './honest-name.js'
import { failureOfEvent } from './model-failure.js'
import { ModelError, type ModelFinish } from './model-port.js'

/** Reads the events of a chat completion: text goes on at once, the rest is kept until the end. */
export class CompletionReader {
  readonly #onText: (text: string) => void
  readonly #onSign: (() => void) | undefined
  #reported: unknown = null
  #finish: string | null = null
  hasText = false
  hasEvent = false

  constructor(onText: (text: string) => void, onSign?: () => void) {
    this.#onText = onText
    this.#onSign = onSign
  }

  get hasFinish(): boolean {
    return this.#finish !== null
  }

  /** Throws a `ModelError` where the event is an error or nothing known. */
  read(event: unknown): void {
    if (!isRecord(event)) throw new ModelError('bad-answer', 'an event that is no object')
    if (event['error'] !== undefined && event['error'] !== null) {
      throw failureOfEvent(event['error'], this.hasText)
    }
    this.hasEvent = true
    this.#reported ??= event['model']
    const choices = event['choices']
    const choice: unknown = Array.isArray(choices) ? choices[0] : null
    if (isRecord(choice)) this.#readChoice(choice)
  }

  #readChoice(choice: Record<string, unknown>): void {
    const message = choice['delta'] ?? choice['message']
    if (isRecord(message)) this.#readMessage(message)
    const finish = choice['finish_reason']
    if (typeof finish === 'string' && finish !== '') this.#finish = finish
  }

  #readMessage(message: Record<string, unknown>): void {
    const text = message['content']
    if (typeof text === 'string' && text !== '') {
      this.hasText = true
      this.#onText(text)
    } else if (message['reasoning_content'] || message['reasoning']) {
      this.#onSign?.()
    }
  }

  finish(): ModelFinish {
    const model = cleanModelName(this.#reported)
    if (this.#finish === 'length') return { reason: 'length', model }
    const isStop = this.#finish === null || this.#finish === 'stop'
    return { reason: isStop ? 'stop' : 'other', model }
  }
}
