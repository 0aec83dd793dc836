export type ByteBudget = {
  /** Says whether there is room for so many more bytes from an address, and counts them where there is. */
  take: (address: string, bytes: number) => boolean
  giveBack: (address: string, bytes: number) => void
}

/** How many bytes may be held at once: of all addresses together, and of each. */
export function createByteBudget(max: { ofAll: number; ofAddress: number }): ByteBudget {
  const held = new Map<string, number>()
  let heldOfAll = 0
  return {
    take(address, bytes) {
      const ofAddress = (held.get(address) ?? 0) + bytes
      if (heldOfAll + bytes > max.ofAll || ofAddress > max.ofAddress) return false
      heldOfAll += bytes
      held.set(address, ofAddress)
      return true
    },
    giveBack(address, bytes) {
      const left = (held.get(address) ?? 0) - bytes
      heldOfAll -= bytes
      if (left > 0) held.set(address, left)
      else held.delete(address)
    },
  }
}
