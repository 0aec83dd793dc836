type Placed = { id: string; connectionId: string; timestamp: number }

/**
 * Whether a change is newer than what is known of the same member. Ids are `connectionId:msgSerial:index`; one that the
 * server made up does not begin with the connection, and then time decides.
 */
export function isNewerPresence(change: Placed, known: Placed): boolean {
  const place = placeOf(change)
  const knownPlace = placeOf(known)
  if (!place || !knownPlace) return change.timestamp >= known.timestamp
  if (place.msgSerial !== knownPlace.msgSerial) return place.msgSerial > knownPlace.msgSerial
  return place.index > knownPlace.index
}

function placeOf({ id, connectionId }: Placed): { msgSerial: number; index: number } | null {
  const [connection, msgSerial, index] = id.split(':')
  if (connection !== connectionId || msgSerial === undefined || index === undefined) return null
  return { msgSerial: Number(msgSerial), index: Number(index) }
}
