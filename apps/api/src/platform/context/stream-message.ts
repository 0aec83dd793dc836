/** One message of a stream; `id` comes back as `Last-Event-ID`. */
export type StreamMessage<Event> = { event: Event; id?: string }
