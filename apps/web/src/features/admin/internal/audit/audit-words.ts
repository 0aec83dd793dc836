const ACTIONS: Readonly<Record<string, string>> = {
  'account.deleted': '계정을 지웠어요',
  'account.deletion_started': '탈퇴를 시작했어요',
  'account.deletion_undone': '탈퇴를 취소했어요',
  'account.password_changed': '비밀번호를 바꿨어요',
  'case.blinded': '확인하는 동안 가렸어요',
  'case.decided': '신고를 결정했어요',
  'case.opened': '신고 없이 살펴보기 시작했어요',
  'featured.chosen': '편성을 바꿨어요',
  'page.published': '규칙을 올렸어요',
  'post.pinned': '글 고정을 바꿨어요',
  'role.granted': '권한을 줬어요',
  'role.revoked': '권한을 뺐어요',
  'sanction.given': '제재했어요',
  'sanction.lifted': '제재를 풀었어요',
  'session.others_revoked': '다른 기기를 로그아웃시켰어요',
  'session.revoked': '기기를 로그아웃시켰어요',
  'wallet.adjusted': '지갑을 바꿨어요',
}

/** What somebody did; an action that is newer than this list is named as it is stored. */
export function actionName(action: string): string {
  return ACTIONS[action] ?? action
}

export function detailWords(details: Record<string, string | number | boolean>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ')
}
