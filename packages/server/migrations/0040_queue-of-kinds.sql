DROP INDEX "matters_client_number_index";--> statement-breakpoint
DROP INDEX "matters_employee_id_client_number_index";--> statement-breakpoint
DROP INDEX "matters_service_id_client_number_index";--> statement-breakpoint
DROP INDEX "matters_clinic_id_client_number_index";--> statement-breakpoint
DROP INDEX "matters_open_index";--> statement-breakpoint
DROP INDEX "matters_unanswered_index";--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "sort_clinic" SET DEFAULT '';--> statement-breakpoint
UPDATE "matters" SET "sort_clinic" = '' WHERE "sort_clinic" IS NULL;--> statement-breakpoint
ALTER TABLE "matters" ALTER COLUMN "sort_clinic" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "matters_client_number_kind_index" ON "matters" USING btree ("client_number","kind");--> statement-breakpoint
CREATE INDEX "matters_employee_id_client_number_kind_index" ON "matters" USING btree ("employee_id","client_number","kind");--> statement-breakpoint
CREATE INDEX "matters_service_id_client_number_kind_index" ON "matters" USING btree ("service_id","client_number","kind");--> statement-breakpoint
CREATE INDEX "matters_clinic_id_client_number_kind_index" ON "matters" USING btree ("clinic_id","client_number","kind");--> statement-breakpoint
CREATE INDEX "matters_open_index" ON "matters" USING btree ("created_at","id","handler_account_id","touched_at","unanswered","client_number","employee_id","service_id","clinic_id","order_kind","kind","number","promised_on","sort_clinic","last_of_provider") WHERE state in ('sent', 'received');--> statement-breakpoint
CREATE INDEX "matters_unanswered_index" ON "matters" USING btree ("kind","state","created_at","id","locks_at","handler_account_id","touched_at") WHERE unanswered > 0;