import type { ExportedTable } from './exported-tables.js'

/** What the person who opens an export reads first. */
export function exportGuide(now: Date, tables: readonly ExportedTable[]) {
  const headings = tables.map(({ name, exported: { heading, within } }) => [
    within ? `${within.table}.${name}` : name,
    heading,
  ])
  return {
    내용: '도란에 있는 내 정보를 모두 담았어요. 비밀번호처럼 계정을 지키는 데만 쓰는 것은 뺐어요.',
    만든_때: now.toISOString(),
    시각: '시각은 모두 세계 표준시(UTC)로 적었어요. 아홉 시간을 더하면 한국 시각이에요. 날짜만 있는 것은 한국의 날짜예요.',
    차례: { ...Object.fromEntries(headings), pictures: '올린 사진의 파일(base64)' },
  }
}
