import { MAILED_CODE } from '@doran/contract/account/limits'
import { SHORT_TIME_CODE } from '@doran/contract/auth-session/limits'
import { CODE_MAILS_A_DAY, ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { FaqEntry } from '../../faq-entry'

const ME = { href: routes.me.path(), label: '내 정보 보기' }

export const ACCOUNT_FAQ: readonly FaqEntry[] = [
  {
    id: 'code-mail',
    question: '인증번호 메일이 오지 않아요.',
    answer: `스팸함을 먼저 확인해 주세요. 적은 이메일이 맞는지도 살펴봐 주세요. ${MAILED_CODE.mailEverySeconds}초가 지나면 다시 받을 수 있고, 번호는 ${MAILED_CODE.minutes}분 동안 쓸 수 있어요. 한 주소로는 하루에 ${CODE_MAILS_A_DAY}통까지 보내요. 다른 서비스의 계정으로 가입했다면 그 서비스로 로그인해 주세요.`,
    words: '로그인 메일 이메일 안와 안옴 안오 코드 스팸 인증 인증번호 인증메일 번호',
    link: { href: routes.login.path(), label: '로그인 방법 보기' },
  },
  {
    id: 'password',
    question: '비밀번호를 잊어버렸어요.',
    answer:
      '로그인 화면에서 ‘이메일로 로그인’을 고르고 ‘비밀번호 찾기’를 눌러 주세요. 가입한 주소로 받은 인증번호로 새 비밀번호를 정할 수 있어요.',
    words:
      '비번 패스워드 암호 비밀번호 재설정 분실 찾기 변경 바꾸 까먹 잊어 잊었 잃어 모르겠 로그인 기억 로그인이 안들어가',
    link: { href: routes.loginEmail.path(), label: '이메일로 로그인' },
  },
  {
    id: 'email-forgotten',
    question: '가입한 이메일이 생각나지 않아요.',
    answer:
      '도란에는 아이디가 따로 없고, 가입한 이메일로 로그인해요. 쓰는 메일함마다 도란이 보낸 메일이 있는지 찾아보세요. 다른 서비스의 계정으로 가입했다면 로그인 화면에서 그 서비스를 눌러 주세요. 그래도 모르겠다면 아래에서 문의해 주세요.',
    words: '아이디 계정 까먹 잊어 잊었 찾기 찾고 모르겠 기억 무슨 어떤 메일 가입',
    link: { href: routes.login.path(), label: '로그인 방법 보기' },
  },
  {
    id: 'nickname',
    question: '닉네임을 바꾸고 싶어요.',
    answer:
      '내 정보에서 프로필 편집을 누르면 바꿀 수 있어요. 한글, 영문, 숫자, 밑줄로 2~12자이고, 다른 사람이 쓰는 닉네임은 쓸 수 없어요.',
    words: '닉 이름 변경 별명 프로필 프사 사진 소개 수정 아바타',
    link: ME,
  },
  {
    id: 'leave',
    question: '탈퇴하고 싶어요.',
    answer: `내 정보의 계정 관리에서 할 수 있어요. 바로 모든 기기에서 로그아웃되고, ${ERASE_AFTER_DAYS}일 뒤에 계정과 프로필, 이야기를 지워요. 남은 코인, 젬, 룬과 도란 패스도 없어지니 쓰지 않은 코인은 먼저 환불받아 주세요.`,
    words: '계정 삭제 없애 회원 탈퇴 회원탈퇴 지우 지워 그만 안할래 끊',
    link: ME,
  },
  {
    id: 'leave-undo',
    question: '탈퇴를 취소할 수 있나요?',
    answer: `탈퇴하고 ${ERASE_AFTER_DAYS}일 안에 다시 로그인하면 취소되고, 이야기와 프로필은 모두 그대로 있어요. 그 뒤에는 되살릴 수 없어요.`,
    words: '탈퇴 복구 되돌리 철회 다시 취소 되살 복귀 후회',
    link: { href: routes.login.path(), label: '로그인하기' },
  },
  {
    id: 'export',
    question: '내 데이터를 내려받을 수 있나요?',
    answer:
      '내 정보의 계정 관리에서 데이터 내려받기를 눌러 주세요. 본인인지 한 번 더 확인하고, 내 데이터를 한 파일로 드려요. 일회용 로그인 번호로 로그인한 기기에서는 받을 수 없어요.',
    words: '백업 내보내기 다운로드 개인정보 열람 저장 다운 받기',
    link: ME,
  },
  {
    id: 'other-device',
    question: '모르는 기기에서 로그인했다는 알림이 왔어요.',
    answer:
      '내 정보의 로그인한 기기에서 그 기기를 로그아웃시키고 비밀번호를 바꿔 주세요. 도란은 비밀번호나 일회용 로그인 번호를 묻지 않아요.',
    words: '해킹 해커 도용 털렸 털린 보안 기기 접속 수상 로그인 누가 내계정',
    link: ME,
  },
  {
    id: 'short-time',
    question: '다른 사람의 기기에서 로그인해도 되나요?',
    answer: `비밀번호 대신 일회용 로그인 번호를 써 주세요. 내 정보에서 만들고 ${SHORT_TIME_CODE.minutes}분 안에 그 기기에 입력하면 돼요. 그렇게 로그인한 곳에서는 비밀번호를 바꾸거나 탈퇴할 수 없어요.`,
    words: '피시방 피방 pc방 공용 빌린 번호 학교 컴퓨터',
    link: { href: routes.shortTimePassword.path(), label: '일회용 로그인 번호 만들기' },
  },
  {
    id: 'usage',
    question: '사용 기록을 모으지 않게 하고 싶어요.',
    answer:
      '내 정보의 사용 기록이나 화면 맨 아래에서 끌 수 있어요. 끄면 그때부터 모으지 않고, 이 기기에만 적용돼요. 적은 글은 켜져 있어도 모으지 않아요.',
    words: '추적 분석 쿠키 개인정보 끄기 꺼 수집 기록',
    link: { href: routes.privacy.path(), label: '개인정보 처리방침 보기' },
  },
  {
    id: 'news-mail',
    question: '소식 메일을 그만 받고 싶어요.',
    answer:
      '내 정보의 소식 받기에서 바로 끌 수 있어요. 로그인과 비밀번호, 탈퇴처럼 계정에 꼭 필요한 메일은 계속 보내요.',
    words: '광고 수신 거부 마케팅 이메일 메일 스팸 스팸메일 홍보 끄기 꺼 그만 보내 알림',
    link: ME,
  },
]
