/** Chinese. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: '你好！你可以问我这本书的内容：某个术语的意思、两个概念的区别，或某一章的摘要。',
  thanks: '不客气！关于这本书还可以继续问我。',
  vague: '我不确定要找什么。你指的是书中的哪个术语或主题？',
  readAs: '按%查找。',
  mayHelp: '不确定书中是否回答了这个问题。以下段落或许有帮助。',
  minutes: '约%分钟',
  unknown: '我在这本书中没有找到答案。',
  notInBook: '书中没有出现%。',
  quoted: '“%”',
  noPart: '我在这本书中没有找到这一章或这一页。',
  otherLanguage: '这本书是%的，请用%提问。',
  quiz: '请选择 **Generate Quiz**，我会根据这本书出题并批改。在这里我回答你的问题。',
};
