import { RealtimeError } from '../errors.js'

const MAX_LENGTH = 2_048

export function checkChannelName(name: string): void {
  if (name === '' || name.length > MAX_LENGTH || name.startsWith(':') || /[\r\n]/.test(name))
    throw new RealtimeError('badChannelName', 'Invalid channel name')
}
