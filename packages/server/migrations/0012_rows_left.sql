ALTER TABLE "personnel_file_cases" ADD COLUMN "left_out" integer;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD COLUMN "left_out" integer;--> statement-breakpoint
CREATE INDEX "personnel_file_drafts_client_number_index" ON "personnel_file_drafts" USING btree ("client_number");--> statement-breakpoint
UPDATE "personnel_file_cases" SET "left_out" = (SELECT count(*) FROM "personnel_file_left_out" WHERE "case_id" = "personnel_file_cases"."id") WHERE "staged_at" IS NOT NULL;
