export {
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationKindSchema,
} from './notification-kinds.ts'
export { notificationsContract, type OwnNotification } from './notifications.contract.ts'
