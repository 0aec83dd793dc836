export type EventText = (data: string) => string

export const plainEvent: EventText = (data) => `data: ${data}\n\n`

export const crlfEvent: EventText = (data) => `data:${data}\r\n\r\n`
