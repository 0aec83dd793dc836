/** Whether one insertion, removal or replacement at most separates two short texts. */
export function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1
  const restOne = one.slice(same)
  const restOther = other.slice(same)
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1)
  )
}
