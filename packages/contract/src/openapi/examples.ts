/** One of each exported schema whose pattern alone says little. */
export const EXAMPLES: Readonly<Record<string, readonly unknown[] | undefined>> = {
  Uuid: ['0198f5a2-7c31-7d10-9f5e-3b1c2a4d6e8f'],
  ClientId: ['V1StGXR8_Z5jdHi6B-myT'],
  Cursor: ['eyJhdCI6MTc2Mzc3NjgwMH0'],
  Email: ['dodam@example.com'],
  NewPassword: ['모닥불 옆 고양이 셋'],
  PersonName: ['김도담'],
  NickName: ['모닥불지기'],
  Country: ['KR'],
  ChatImageKey: ['chat-image/V1StGXR8_Z5jdHi6B-myT.webp'],
  ShareCode: ['7KQ4M2PXab'],
  ImageKey: ['profile-image/V1StGXR8_Z5jdHi6B-myT.webp'],
}
