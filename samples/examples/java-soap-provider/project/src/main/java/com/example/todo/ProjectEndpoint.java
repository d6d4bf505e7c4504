package com.example.todo;

import org.springframework.ws.server.endpoint.annotation.Endpoint;
import org.springframework.ws.server.endpoint.annotation.RequestPayload;
import org.springframework.ws.server.endpoint.annotation.ResponsePayload;
import org.springframework.ws.soap.server.endpoint.annotation.FaultCode;
import org.springframework.ws.soap.server.endpoint.annotation.SoapAction;
import org.springframework.ws.soap.server.endpoint.annotation.SoapFault;

@Endpoint
public class ProjectEndpoint {
  static final String NAMESPACE = "http://example.com/todo";

  private final ProjectRepository projects;

  ProjectEndpoint(ProjectRepository projects) {
    this.projects = projects;
  }

  // #region endpoint
  @SoapAction(NAMESPACE + "/getProject")
  @ResponsePayload
  public GetProjectResponse getProject(@RequestPayload GetProject request) {
    var project = projects.find(request.id).orElseThrow(() -> new NoSuchProject(request.id));
    return new GetProjectResponse(project);
  }

  @SoapFault(faultCode = FaultCode.CLIENT)
  static class NoSuchProject extends RuntimeException {
    NoSuchProject(int id) {
      super("No project has the ID " + id + ".");
    }
  }

  // #endregion
}
