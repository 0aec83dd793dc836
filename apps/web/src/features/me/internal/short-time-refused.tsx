import { ZoneLink, routes } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'

export function ShortTimeRefused({ isLimited }: { isLimited: boolean }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p className="prose-ko">
        {isLimited
          ? '일회용 로그인 번호로 로그인한 기기에서는 만들 수 없어요. 내 기기에서 만들어 주세요.'
          : '일회용 로그인 번호는 이메일과 함께 쓰는데, 이 계정에는 이메일이 없어요. 쓰던 방법으로 로그인해 주세요.'}
      </p>
      <ZoneLink href={routes.me.path()} className={buttonClass({ kind: 'secondary' })}>
        내 정보로
      </ZoneLink>
    </Card>
  )
}
