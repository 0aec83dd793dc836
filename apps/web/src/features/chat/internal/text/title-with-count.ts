const COUNTED = /^\(\d+\+?\) /
const MOST = 99

/** “(3) 도란”; without anything unread the title is as it was. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(COUNTED, '')
  if (count < 1) return bare
  return `(${count > MOST ? `${MOST}+` : count}) ${bare}`
}
