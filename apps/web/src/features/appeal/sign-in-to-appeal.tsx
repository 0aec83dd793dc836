import { SignInFirst } from '@doran/site/session'
import { appealPath } from './appeal-address'

export function SignInToAppeal({ caseId }: { caseId: string }) {
  return (
    <SignInFirst
      level={1}
      title="이의 제기는 로그인하면 할 수 있어요."
      next={appealPath(caseId)}
      reason="appeal"
    >
      무엇이 왜 숨겨졌는지는 쓴 사람만 볼 수 있어요.
    </SignInFirst>
  )
}
