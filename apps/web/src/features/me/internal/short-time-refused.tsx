import { ZoneLink, routes } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'

export function ShortTimeRefused({ isLimited }: { isLimited: boolean }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p className="prose-ko">
        {isLimited
          ? '지금은 임시 비밀번호로 들어와 있어서 새로 만들 수 없어요. 원래 쓰던 기기에서 만들어 주세요.'
          : '임시 비밀번호는 이메일과 함께 쓰는데, 이 계정에는 이메일이 없어요. 빌린 기기에서도 쓰던 방법으로 로그인해 주세요.'}
      </p>
      <ZoneLink href={routes.me.path()} className={buttonClass({ kind: 'secondary' })}>
        내 자리로
      </ZoneLink>
    </Card>
  )
}
