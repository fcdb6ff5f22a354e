CREATE TABLE "unissued_checks" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"client_number" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"medical_check" text NOT NULL,
	"done_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unissued_checks" ADD CONSTRAINT "unissued_checks_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unissued_checks" ADD CONSTRAINT "unissued_checks_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unissued_checks_employee_id_medical_check_index" ON "unissued_checks" USING btree ("employee_id","medical_check");