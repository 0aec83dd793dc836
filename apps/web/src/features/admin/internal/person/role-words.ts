import type { Me } from '@doran/contract'

export type Role = Me['roles'][number]

export const ROLES = [
  {
    role: 'moderator',
    name: '운영자',
    description: '신고를 살펴보고 결정해요.',
  },
  {
    role: 'admin',
    name: '관리자',
    description: '운영자의 일에 더해 권한, 이용 끝, 코인·룬·젬, 규칙과 편성을 정해요.',
  },
] as const satisfies readonly { role: Role; name: string; description: string }[]

export function roleNames(roles: readonly Role[]): string[] {
  return ROLES.filter(({ role }) => roles.includes(role)).map(({ name }) => name)
}
