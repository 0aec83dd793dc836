import { EventSourceParserStream } from 'eventsource-parser/stream'
import { networkError } from './api-error.js'

export type StreamMessage<Event> = { event: Event; lastEventId: string | undefined }

/** Reads a `text/event-stream` to its end; throws `NETWORK` when it breaks off. */
export async function* readEvents<Event>(
  response: Response,
  isEvent: (value: unknown) => value is Event,
): AsyncGenerator<StreamMessage<Event>, void> {
  if (!response.body) throw networkError(new Error('the stream has no body'))
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const event: unknown = JSON.parse(value.data)
      if (isEvent(event)) yield { event, lastEventId: value.id }
    }
  } catch (cause) {
    throw networkError(cause)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
