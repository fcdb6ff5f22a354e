-- Orders become one kind of matters. All that is stored of them stays: the table is renamed, conversations join their
-- row, and contents stand apart. Indexes go first, so that the only statement which writes to rows writes to no index.
DROP INDEX "orders_list_index";--> statement-breakpoint
DROP INDEX "orders_list_english_index";--> statement-breakpoint
DROP INDEX "orders_locks_index";--> statement-breakpoint
DROP INDEX "orders_latest_event_at_index";--> statement-breakpoint
DROP INDEX "orders_open_index";--> statement-breakpoint
DROP INDEX "orders_handled_index";--> statement-breakpoint
DROP INDEX "orders_unanswered_index";--> statement-breakpoint
DROP INDEX "orders_client_number_index";--> statement-breakpoint
DROP INDEX "orders_service_id_client_number_index";--> statement-breakpoint
DROP INDEX "orders_clinic_id_client_number_index";--> statement-breakpoint
DROP INDEX "orders_created_at_id_index";--> statement-breakpoint
DROP INDEX "orders_sort_clinic_created_at_id_index";--> statement-breakpoint
ALTER TABLE "orders" RENAME TO "matters";--> statement-breakpoint
ALTER TABLE "matters" RENAME CONSTRAINT "orders_pkey" TO "matters_pkey";--> statement-breakpoint
ALTER TABLE "matters" RENAME COLUMN "kind" TO "order_kind";--> statement-breakpoint
ALTER TABLE "matters" RENAME COLUMN "expected_answer" TO "promised_on";--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "kind" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "awaits_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "last_of_customer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "last_of_provider" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "client_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "maker_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "order_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "sort_service" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "sort_service_english" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "sort_clinic" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matters" DROP CONSTRAINT "orders_number_unique";--> statement-breakpoint
CREATE TABLE "order_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contents" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "order_contents" ("id", "contents") SELECT "id", "contents" FROM "matters";--> statement-breakpoint
ALTER TABLE "matters" DROP COLUMN "contents";--> statement-breakpoint
ALTER TABLE "order_contents" ADD CONSTRAINT "order_contents_id_matters_id_fk" FOREIGN KEY ("id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" DROP CONSTRAINT "orders_id_conversations_id_fk";--> statement-breakpoint
UPDATE "matters" SET "last_number" = c."last_number", "last_of_customer" = c."last_of_customer", "last_of_provider" = c."last_of_provider"
FROM "conversations" c WHERE c."id" = "matters"."id" AND c."last_number" > 0;--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "conversation_id" TO "matter_id";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "asks_for_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "messages_conversation_number" TO "messages_matter_number";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_conversation_id_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_readers" RENAME TO "matter_readers";--> statement-breakpoint
ALTER TABLE "matter_readers" RENAME COLUMN "conversation_id" TO "matter_id";--> statement-breakpoint
ALTER TABLE "matter_readers" RENAME CONSTRAINT "conversation_readers_conversation_id_account_id_pk" TO "matter_readers_matter_id_account_id_pk";--> statement-breakpoint
ALTER TABLE "matter_readers" DROP CONSTRAINT "conversation_readers_conversation_id_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "matter_readers" ADD CONSTRAINT "matter_readers_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_readers" RENAME CONSTRAINT "conversation_readers_account_id_accounts_id_fk" TO "matter_readers_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "conversation_readers_account_id_index" RENAME TO "matter_readers_account_id_index";--> statement-breakpoint
ALTER INDEX "conversation_readers_unread_index" RENAME TO "matter_readers_unread_index";--> statement-breakpoint
ALTER TABLE "internal_notes" RENAME COLUMN "conversation_id" TO "matter_id";--> statement-breakpoint
ALTER TABLE "internal_notes" DROP CONSTRAINT "internal_notes_conversation_id_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "internal_notes_conversation_id_at_index" RENAME TO "internal_notes_matter_id_at_index";--> statement-breakpoint
ALTER TABLE "attachments" RENAME COLUMN "conversation_id" TO "matter_id";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_conversation_id_conversations_id_fk";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "attachments_conversation_id_index" RENAME TO "attachments_matter_id_index";--> statement-breakpoint
DROP TABLE "conversations";--> statement-breakpoint
ALTER TABLE "order_steps" RENAME TO "matter_steps";--> statement-breakpoint
ALTER TABLE "matter_steps" RENAME CONSTRAINT "order_steps_pkey" TO "matter_steps_pkey";--> statement-breakpoint
ALTER TABLE "matter_steps" RENAME COLUMN "order_id" TO "matter_id";--> statement-breakpoint
ALTER TABLE "matter_steps" RENAME CONSTRAINT "order_steps_order_id_orders_id_fk" TO "matter_steps_matter_id_matters_id_fk";--> statement-breakpoint
ALTER TABLE "matter_steps" RENAME CONSTRAINT "order_steps_account_id_accounts_id_fk" TO "matter_steps_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "order_steps_order_id_at_index" RENAME TO "matter_steps_matter_id_at_index";--> statement-breakpoint
ALTER TABLE "order_units" RENAME CONSTRAINT "order_units_order_id_orders_id_fk" TO "order_units_order_id_matters_id_fk";--> statement-breakpoint
ALTER TABLE "bookings" RENAME CONSTRAINT "bookings_order_id_orders_id_fk" TO "bookings_order_id_matters_id_fk";--> statement-breakpoint
ALTER TABLE "matters" RENAME CONSTRAINT "orders_client_number_companies_client_number_fk" TO "matters_client_number_companies_client_number_fk";--> statement-breakpoint
ALTER TABLE "matters" RENAME CONSTRAINT "orders_maker_account_id_accounts_id_fk" TO "matters_maker_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "matters" RENAME CONSTRAINT "orders_employee_id_employees_id_fk" TO "matters_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "matters" RENAME CONSTRAINT "orders_handler_account_id_accounts_id_fk" TO "matters_handler_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "orders_maker_account_id_index" RENAME TO "matters_maker_account_id_index";--> statement-breakpoint
ALTER INDEX "orders_employee_id_client_number_index" RENAME TO "matters_employee_id_client_number_index";--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_kind_number" UNIQUE("kind","number");--> statement-breakpoint
CREATE INDEX "orders_list_index" ON "matters" USING btree ("client_number","created_at","id","latest_event_at","order_kind","state","locks_at","employee_id","maker_account_id","sort_service") WHERE kind = 'order';--> statement-breakpoint
CREATE INDEX "orders_list_english_index" ON "matters" USING btree ("client_number","created_at","id","latest_event_at","order_kind","state","locks_at","employee_id","maker_account_id","sort_service_english") WHERE kind = 'order';--> statement-breakpoint
CREATE INDEX "matters_locks_index" ON "matters" USING btree ("client_number","locks_at") WHERE state = 'handled';--> statement-breakpoint
CREATE INDEX "matters_kind_latest_event_at_index" ON "matters" USING btree ("kind","latest_event_at");--> statement-breakpoint
CREATE INDEX "matters_open_index" ON "matters" USING btree ("created_at","id","handler_account_id","touched_at","unanswered","client_number","employee_id","service_id","clinic_id","order_kind","kind","number","promised_on","sort_clinic") WHERE state in ('sent', 'received');--> statement-breakpoint
CREATE INDEX "matters_handled_index" ON "matters" USING btree ("locks_at","created_at","id","client_number","employee_id","service_id","clinic_id","order_kind","kind","number","promised_on","sort_clinic") WHERE state = 'handled';--> statement-breakpoint
CREATE INDEX "matters_unanswered_index" ON "matters" USING btree ("created_at","id","state","locks_at","kind") WHERE unanswered > 0;--> statement-breakpoint
CREATE INDEX "matters_client_number_index" ON "matters" USING btree ("client_number");--> statement-breakpoint
CREATE INDEX "matters_service_id_client_number_index" ON "matters" USING btree ("service_id","client_number");--> statement-breakpoint
CREATE INDEX "matters_clinic_id_client_number_index" ON "matters" USING btree ("clinic_id","client_number");--> statement-breakpoint
CREATE INDEX "matters_created_at_id_index" ON "matters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "matters_promised_on_created_at_id_index" ON "matters" USING btree ("promised_on","created_at","id");--> statement-breakpoint
CREATE INDEX "matters_sort_clinic_created_at_id_index" ON "matters" USING btree ("sort_clinic","created_at","id");
