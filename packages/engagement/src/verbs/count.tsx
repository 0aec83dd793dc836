/** How many did the same; nothing where nobody did. */
export function Count({ of }: { of: number }) {
  if (of <= 0) return null
  return <span className="tabular-nums">{of.toLocaleString('ko-KR')}</span>
}
