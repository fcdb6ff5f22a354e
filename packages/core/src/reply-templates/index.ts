export { type ReplyTemplate, replyTemplatesContract } from './reply-templates.contract.ts'
