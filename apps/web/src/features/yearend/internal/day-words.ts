/** “2027년 12월 1일”, of a day such as `2027-12-01`. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}
