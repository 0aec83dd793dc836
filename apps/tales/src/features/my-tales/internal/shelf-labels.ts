import type { Shelf } from '../my-tales-address'

export const SHELF_LABELS: Record<Shelf, string> = {
  reading: '읽는 중',
  ended: '다 읽음',
  branches: '갈림길',
  archived: '보관한 이야기',
  deleted: '지운 이야기',
}
